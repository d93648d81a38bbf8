/** What is read of a tree from outside: deeper, or more of it, is no confirmation. */
const DEEPEST = 12;
const MOST_NODES = 20_000;

export type Node = Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text or a number as text; empty for anything else. */
export function textAt(node: unknown, key: string): string {
  const value = isNode(node) && Object.hasOwn(node, key) ? node[key] : undefined;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? value.slice(0, 2000) : '';
}

export function nodeAt(node: unknown, key: string): Node | null {
  const value = isNode(node) && Object.hasOwn(node, key) ? node[key] : undefined;
  const one: unknown = Array.isArray(value) ? value[0] : value;
  return isNode(one) ? one : null;
}

/** Every object of a tree, from above; as far as it is read. */
export function nodesIn(tree: unknown): Node[] {
  const found: Node[] = [];
  let level: unknown[] = [tree];
  for (let depth = 0, seen = 0; depth < DEEPEST && level.length > 0; depth++) {
    const below: unknown[] = [];
    for (const value of level) {
      if (++seen > MOST_NODES) return found;
      if (isNode(value)) {
        found.push(value);
        below.push(...Object.values(value).slice(0, 200));
      } else if (Array.isArray(value)) below.push(...value.slice(0, 1000));
    }
    level = below;
  }
  return found;
}
