export interface Clock {
  now(): Date
}

/** The machine's clock, moved by an offset that can change. */
export class OffsetClock implements Clock {
  offsetMs = 0

  now(): Date {
    return new Date(Date.now() + this.offsetMs)
  }
}

const dayMs = 86_400_000

/** Returns the moment so many days before (or, if negative, after) another. */
export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * dayMs)
}
