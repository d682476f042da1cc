import ts from 'typescript';

const SYMBOL_OF_NO_NAME = '__type';

/**
 * Writes a type out as lines of text. Each value in it has a line with its path and its possible types. Names of
 * aliases and interfaces do not appear, and the order of properties and of union members does not matter. So two types
 * have the same lines exactly when they have the same shape.
 *
 *     row.id: number
 *     row.steps: array
 *     row.steps[]: object
 *     row.steps[].endDate: null | string
 *     row.note?: string
 */
export class TypeLines {
  readonly #program: ts.Program;
  readonly #checker: ts.TypeChecker;

  constructor(program: ts.Program) {
    this.#program = program;
    this.#checker = program.getTypeChecker();
  }

  /**
   * @param path the text with which every line starts
   * @returns the lines in a stable order
   */
  of(type: ts.Type, path: string): string[] {
    return this.#value(type, path, new Map()).sort();
  }

  /**
   * @param outer the types that contain this one, with their paths: a type that contains itself is written only once
   */
  #value(type: ts.Type, path: string, outer: ReadonlyMap<ts.Type, string>, isOptional = false): string[] {
    const label = isOptional ? `${path}?` : path;
    const known = outer.get(type);
    if (known !== undefined) return [`${label}: same as ${known}`];
    const all = type.isUnion() ? type.types : [type];
    const parts = isOptional ? all.filter((part) => (part.flags & ts.TypeFlags.Undefined) === 0) : all;
    const structured = parts.filter((part) => this.#isStructured(part));
    const variants = this.#variantNames(structured);
    const inner = new Map(outer).set(type, path);
    return [
      `${label}: ${this.#words(parts).join(' | ')}`,
      ...structured.flatMap((part, index) => this.#inside(part, `${path}${variants[index] ?? ''}`, inner)),
    ];
  }

  #words(parts: readonly ts.Type[]): string[] {
    const words = new Set(parts.map((part) => this.#word(part)));
    if (words.has('true') && words.has('false')) {
      words.delete('true');
      words.delete('false');
      words.add('boolean');
    }
    return [...words].sort();
  }

  /** The lines inside an array, an object or a function. */
  #inside(type: ts.Type, path: string, outer: ReadonlyMap<ts.Type, string>): string[] {
    const checker = this.#checker;
    if (checker.isTupleType(type))
      return checker
        .getTypeArguments(type as ts.TypeReference)
        .flatMap((element, index) => this.#value(element, `${path}[${index}]`, outer));
    if (checker.isArrayType(type)) {
      const [element] = checker.getTypeArguments(type as ts.TypeReference);
      return element === undefined ? [] : this.#value(element, `${path}[]`, outer);
    }
    return [
      ...type.getCallSignatures().flatMap((signature) => this.#signature(signature, path, outer)),
      ...checker
        .getIndexInfosOfType(type)
        .flatMap(({ keyType, type: value }) => this.#value(value, `${path}[${checker.typeToString(keyType)}]`, outer)),
      ...type.getProperties().flatMap((property) => {
        const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
        return this.#value(checker.getTypeOfSymbol(property), `${path}.${property.name}`, outer, isOptional);
      }),
    ];
  }

  #signature(signature: ts.Signature, path: string, outer: ReadonlyMap<ts.Type, string>): string[] {
    const parameters = signature
      .getParameters()
      .flatMap((parameter, index) => this.#value(this.#checker.getTypeOfSymbol(parameter), `${path}(${index})`, outer));
    const answer = this.#checker.getAwaitedType(signature.getReturnType()) ?? signature.getReturnType();
    return [...parameters, ...this.#value(answer, `${path}()`, outer)];
  }

  /** The word for one part of a union. */
  #word(type: ts.Type): string {
    if (!this.#isStructured(type)) return this.#checker.typeToString(type);
    if (this.#checker.isTupleType(type)) return 'tuple';
    if (this.#checker.isArrayType(type)) return 'array';
    return type.getCallSignatures().length > 0 ? 'function' : 'object';
  }

  /** Whether the contents of a type have lines. A class of the platform, such as `Blob`, has only its name. */
  #isStructured(type: ts.Type): boolean {
    if (type.isIntersection()) return type.types.every((part) => this.#isStructured(part));
    if ((type.flags & ts.TypeFlags.Object) === 0) return false;
    const { checker, symbol } = { checker: this.#checker, symbol: type.getSymbol() };
    if (checker.isArrayType(type) || checker.isTupleType(type)) return true;
    if (symbol === undefined || symbol.name === SYMBOL_OF_NO_NAME) return true;
    return !symbol.declarations?.some((declaration) =>
      this.#program.isSourceFileDefaultLibrary(declaration.getSourceFile()),
    );
  }

  /**
   * Suffixes for the paths of the object types in a union: a property with a different literal in each type, or else
   * the names of all properties.
   */
  #variantNames(types: readonly ts.Type[]): string[] {
    if (types.length < 2) return [];
    const namesOf = (type: ts.Type): string[] =>
      type
        .getProperties()
        .map(({ name }) => name)
        .sort();
    for (const name of types.flatMap(namesOf).sort()) {
      const literals = types.map((type) => this.#literal(type.getProperty(name)));
      if (!literals.includes(null) && new Set(literals).size === types.length)
        return literals.map((literal) => `<${name}=${literal}>`);
    }
    return types.map((type) => `<${namesOf(type).join(', ')}>`);
  }

  /** The only value that a property may have, as text; null when the property may have several values. */
  #literal(property: ts.Symbol | undefined): string | null {
    if (property === undefined) return null;
    const type = this.#checker.getTypeOfSymbol(property);
    const isLiteral = type.isLiteral() || (type.flags & ts.TypeFlags.BooleanLiteral) !== 0;
    return isLiteral ? this.#checker.typeToString(type) : null;
  }
}
