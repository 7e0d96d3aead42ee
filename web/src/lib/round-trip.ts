// The way to the table and back: the median of the latest pings, which one late answer does not move.
const kept = 9;

export class RoundTrip {
  #latest: number[] = [];

  note(milliseconds: number): void {
    this.#latest = [...this.#latest, milliseconds].slice(-kept);
  }

  // 0 before the first.
  get median(): number {
    const sorted = [...this.#latest].sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  }
}
