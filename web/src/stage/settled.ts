// A picture, or a view, without some of its parts: for what passes, or what no event tells.
export function without<T extends object, K extends keyof T>(whole: T, ...parts: K[]): Omit<T, K> {
  const rest = { ...whole };
  for (const part of parts) Reflect.deleteProperty(rest, part);
  return rest;
}
