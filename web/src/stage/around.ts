// All seats clockwise, from whoever sits below.
export const around = (count: number, first: number): number[] =>
  Array.from({ length: count }, (_, i) => ((first - 1 + i) % count) + 1);
