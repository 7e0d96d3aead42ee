// The answer to a tap on something that cannot be done: the rule in one sentence.
export interface Answer {
  text: string;
  rule: string;
}
