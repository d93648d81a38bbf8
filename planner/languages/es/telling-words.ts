/** Words that are common in Spanish and hardly occur in the other languages. */
export const tellingWords = 'el los las del y con para es por que una un tu son se lo más no su al como esta este';
