/** Contrast ratio of WCAG 2 between two colours "#RRGGBB". */
export function contrast(a: string, b: string): number {
  const [high, low] = [lightness(a), lightness(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const lightness = (color: string) =>
  [0.2126, 0.7152, 0.0722].reduce((sum, weight, i) => {
    const value = Number.parseInt(color.slice(1 + 2 * i, 3 + 2 * i), 16) / 255;
    return sum + weight * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  }, 0);
