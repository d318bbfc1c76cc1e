import type { Icon } from './icons';

export const svgOfIcon = ({ box, d }: Icon, color = '#FFFFFF'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box} ${box}" width="${box}" height="${box}"><path fill-rule="evenodd" fill="${color}" d="${d}"/></svg>`;
