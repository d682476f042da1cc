import styles from './diagnostics.module.css';

export interface ShownFact {
  name: string;
  value: string;
}

/** Names and values below each other. */
export function FactList({ name, facts }: { name: string; facts: readonly ShownFact[] }) {
  return (
    <dl className={styles.facts} aria-label={name}>
      {facts.map((fact) => (
        <div key={fact.name}>
          <dt>{fact.name}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
