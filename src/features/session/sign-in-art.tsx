import { useTranslation } from 'react-i18next';
import { classNames } from '@/ui/theme/class-names';
import styles from './sign-in-art.module.css';

/** The runs of one night, lane by lane. In "29d70", 29 is the x of a run, "d" its look, and 70 its width. */
const LANES = [
  '29d70 139s96 365f40 638p22',
  '44d14 148d96 284f14 388m96',
  '43c18 85c24 173d24 221c40 351s18 452r68',
  '58f14 96d70 230d14 374c14 585p22',
  '26f14 170f18 212d24 300f96',
  '25f18 107f96 267m14 371f18',
  '51c70 145m18 227m14 265x70 359x40 623p22',
  '22f96 208c96 434m24',
  '42m24 90d14 168d18 210d14 314m24 402m18 460m14',
  '4c40 174m18 322f70 416d24 464d18 452r68 585p22',
  '11c40 75m18 223f14 367m70',
  '33f70 233f70 343f96',
  '29f14 173c14 227c24 291f14 435c14 568p22',
  '5s18 63m14 207c40 271m96 391s24',
  '37c18 95d14 199d18 241f14 279f24 393m96',
];

/** The looks of runs by their letter. */
const LOOKS: Readonly<Record<string, string | undefined>> = {
  f: styles.faint,
  d: styles.dim,
  m: styles.mid,
  c: styles.clear,
  r: styles.running,
  x: styles.failed,
  s: styles.stopped,
  p: styles.planned,
};

const HOURS = ['18:00', '21:00', '00:00', '03:00', '06:00'];
const LANE_HEIGHT = 48;
const NOW_X = 520;

/** A decorative drawing of a night of runs, shown beside the sign-in form. */
export function SignInArt() {
  const { t } = useTranslation('session');
  return (
    <div className={styles.art} aria-hidden>
      <svg width={720} height={900} viewBox="0 0 720 900" className={styles.picture}>
        {HOURS.map((hour, index) => (
          <text key={hour} x={index * 130} y={26}>
            {hour}
          </text>
        ))}
        {LANES.map((lane, index) => (
          <g key={lane}>
            <line x1={0} x2={720} y1={LANE_HEIGHT * index + 74} y2={LANE_HEIGHT * index + 74} />
            {lane.split(' ').map((run) => {
              const [, x = '', look = '', width = ''] = /(\d+)(\D)(\d+)/.exec(run) ?? [];
              return (
                <g key={x} className={classNames(LOOKS[look])}>
                  <rect x={x} y={LANE_HEIGHT * index + 47} width={width} height={16} rx={3} />
                  {look === 'x' && <circle cx={Number(x) + Number(width) / 2} cy={LANE_HEIGHT * index + 69} r={2.5} />}
                </g>
              );
            })}
          </g>
        ))}
        <line x1={NOW_X} x2={NOW_X} y1={0} y2={900} className={styles.now} />
      </svg>
      <div className={styles.caption}>
        <p className={styles.title}>{t('art.title')}</p>
        <p>{t('art.text')}</p>
      </div>
    </div>
  );
}
