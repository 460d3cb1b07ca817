/** The time until something happens, in whole hours and minutes. */
export interface TimeLeft {
  [value: string]: number;
  hours: number;
  minutes: number;
}

/** Splits seconds into hours and minutes; a minute that has begun counts. */
export function timeLeft(seconds: number): TimeLeft {
  const minutes = Math.ceil(seconds / 60);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
