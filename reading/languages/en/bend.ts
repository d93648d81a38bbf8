/** The forms of a verb: "visit" -> visit, visits, visited, visiting; "stop" -> stopping too. */
export function bent(verb: string): string[] {
  const isMute = verb.endsWith('e');
  const stems = isMute ? [verb.slice(0, -1)] : [verb, verb + verb.slice(-1)];
  const third = verb.endsWith('y') ? [`${verb.slice(0, -1)}ies`, `${verb.slice(0, -1)}ied`] : [`${verb}s`, `${verb}es`];
  return [verb, ...third, ...stems.flatMap((stem) => [`${stem}ing`, `${stem}ed`])];
}
