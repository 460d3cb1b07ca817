/** The time of the server. The clock of the device may be wrong, and times on the page are those of the server. */
let offsetMs = 0;

/** Compares the clock of the device with the `Date` header of a response. */
export function noteServerTime(date: string | null): void {
  const time = Date.parse(date ?? "");
  if (!Number.isNaN(time)) offsetMs = time - Date.now();
}

/** Returns the present time of the server in milliseconds. */
export function serverNow(): number {
  return Date.now() + offsetMs;
}
