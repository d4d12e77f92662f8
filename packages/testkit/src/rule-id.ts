/** A rule id: the letters of its game, a dash, a section and a number (`MB-C1`), or a word of the kernel (`K-TURN`). */
export const RULE_ID = /^[A-Z]+-(?=[A-Z\d])[A-Z]*\d*[a-z]?$/;
