/** What a language model is told to write in; a change of it raises `PROMPT_VERSION`. */
export const name = 'English';
