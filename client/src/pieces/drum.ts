/** The mantle of an upright cylinder. */
export function drum(low: number, high: number, rx: number, ry: number): string {
  return `M${-rx} ${high}V${low}A${rx} ${ry} 0 0 0 ${rx} ${low}V${high}A${rx} ${ry} 0 0 1 ${-rx} ${high}Z`;
}
