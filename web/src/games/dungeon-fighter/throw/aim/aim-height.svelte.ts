/**
 * The height of the controls of an aim, which lie over the stage. Within one throw it only grows, so that a hint of two
 * lines does not move the target up and down.
 */
export class AimHeight {
  pixels = $state(0);
  #attempt: string | number | undefined;

  measure(height: number, attempt: string | number): void {
    this.pixels = attempt === this.#attempt ? Math.max(this.pixels, height) : height;
    this.#attempt = attempt;
  }
}
