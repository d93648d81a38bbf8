const pronouns = ' me nos lo la los las le les se te';
const tables = {
  ar: `o a as amos ais an e es emos en ando ado ada ados adas are ara aremos aran aria ariamos arian aba abamos aban aron`,
  er: `o e es emos eis en a as amos an iendo ido ida idos idas ere era eremos eran eria eriamos erian ia iamos i io ieron`,
  ir: `o e es imos is en a as amos an iendo ido ida idos idas ire ira iremos iran iria iriamos irian ia iamos i io ieron`,
};

/** "Ir", "dar", "ver" bend in ways of their own, and their endings alone are other words. */
const SHORTEST_STEM = 2;

/** The forms of a regular verb, with its pronouns: "andar" -> ando, andamos, andando, andarnos. Stems that change are verbs of their own. */
export function bent(verb: string): string[] {
  const end = verb.slice(-2) as keyof typeof tables;
  const stem = verb.slice(0, -2);
  return [
    ...pronouns.split(' ').map((pronoun) => verb + pronoun),
    ...(stem.length < SHORTEST_STEM ? [] : tables[end].split(' ').map((ending) => stem + ending)),
  ];
}
