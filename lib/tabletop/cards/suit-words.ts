import type { BySuit, Rank } from './playing-cards';

/** Languages whose names of playing cards are understood. */
export const CARD_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'cs', 'sv', 'da', 'fi'] as const;
export type CardLanguage = (typeof CARD_LANGUAGES)[number];

/** Names of the suits. The first one of each suit gives the suit's letter in that language. */
export const SUIT_WORDS: Readonly<Record<CardLanguage, BySuit<readonly string[]>>> = {
  en: {
    clubs: ['clubs', 'club'],
    diamonds: ['diamonds', 'diamond'],
    hearts: ['hearts', 'heart'],
    spades: ['spades', 'spade'],
  },
  de: {
    clubs: ['Kreuz', 'Kreuze', 'Treff', 'Eichel', 'Eicheln'],
    diamonds: ['Karo', 'Karos', 'Eckstein', 'Schellen'],
    hearts: ['Herz', 'Herzen'],
    spades: ['Pik', 'Piks', 'Schippe', 'Schippen', 'Laub'],
  },
  fr: {
    clubs: ['trèfle', 'trèfles'],
    diamonds: ['carreau', 'carreaux'],
    hearts: ['cœur', 'cœurs'],
    spades: ['pique', 'piques'],
  },
  es: {
    clubs: ['tréboles', 'trébol', 'bastos'],
    diamonds: ['diamantes', 'diamante', 'rombos', 'oros'],
    hearts: ['corazones', 'corazón', 'copas'],
    spades: ['picas', 'pica', 'espadas'],
  },
  it: {
    clubs: ['fiori', 'fiore'],
    diamonds: ['quadri', 'quadro', 'denari'],
    hearts: ['cuori', 'cuore'],
    spades: ['picche', 'picca'],
  },
  pt: {
    clubs: ['paus', 'trevos'],
    diamonds: ['ouros', 'ouro'],
    hearts: ['copas', 'corações'],
    spades: ['espadas', 'espada'],
  },
  nl: {
    clubs: ['klaveren', 'klaver', 'klavers'],
    diamonds: ['ruiten', 'ruit'],
    hearts: ['harten', 'hart'],
    spades: ['schoppen', 'schop'],
  },
  pl: {
    clubs: ['trefl', 'trefle', 'żołędzie'],
    diamonds: ['karo', 'kara'],
    hearts: ['kier', 'kiery', 'czerwo'],
    spades: ['pik', 'piki', 'wino'],
  },
  cs: {
    clubs: ['kříže', 'kříž', 'křížový', 'křížová', 'křížové'],
    diamonds: ['káry', 'káro', 'kára', 'kárový', 'kárová', 'kárové'],
    hearts: ['srdce', 'srdcový', 'srdcová', 'srdcové'],
    spades: ['piky', 'pika', 'pikový', 'piková', 'pikové'],
  },
  sv: {
    clubs: ['klöver'],
    diamonds: ['ruter'],
    hearts: ['hjärter'],
    spades: ['spader'],
  },
  da: {
    clubs: ['klør', 'klører'],
    diamonds: ['ruder'],
    hearts: ['hjerter'],
    spades: ['spar', 'spare'],
  },
  fi: {
    clubs: ['risti', 'ristit'],
    diamonds: ['ruutu', 'ruudut'],
    hearts: ['hertta', 'hertat'],
    spades: ['pata', 'padat'],
  },
};

/** Symbols of the suits: black and white ones, and the heart of emoji keyboards. */
export const SUIT_SYMBOLS: BySuit<readonly string[]> = {
  clubs: ['♣', '♧'],
  diamonds: ['♦', '♢'],
  hearts: ['♥', '♡', '❤'],
  spades: ['♠', '♤'],
};

/** Names of the ranks in all languages, and the letters that are printed on cards. */
export const RANK_WORDS: Readonly<Record<Rank, readonly string[]>> = {
  A: ['A', '1', 'ace', 'Ass', 'as', 'asso', 'ás', 'aas', 'eso', 'äss', 'ess', 'es', 'ässä'],
  K: ['K', 'king', 'König', 'roi', 'rey', 're', 'rei', 'koning', 'heer', 'król', 'král', 'kung', 'konge', 'kuningas'],
  Q: [
    ...['Q', 'queen', 'Dame', 'dama', 'reina', 'donna', 'regina', 'rainha', 'vrouw', 'královna', 'dam', 'dronning'],
    ...['kuningatar', 'rouva'],
  ],
  J: [
    ...['J', 'jack', 'knave', 'Bube', 'valet', 'jota', 'sota', 'fante', 'valete', 'boer', 'walet', 'kluk', 'knekt'],
    ...['knægt', 'jätkä', 'sotamies'],
  ],
  '10': [
    '10',
    'T',
    'ten',
    'zehn',
    'dix',
    'diez',
    'dieci',
    'dez',
    'tien',
    'dziesiątka',
    'desítka',
    'tio',
    'ti',
    'kymppi',
  ],
  '9': ['9', 'nine', 'neun', 'neuf', 'nueve', 'nove', 'negen', 'dziewiątka', 'devítka', 'nio', 'ni', 'ysi'],
  '8': ['8', 'eight', 'acht', 'huit', 'ocho', 'otto', 'oito', 'ósemka', 'osmička', 'åtta', 'otte', 'kasi'],
  '7': [
    '7',
    'seven',
    'sieben',
    'sept',
    'siete',
    'sette',
    'sete',
    'zeven',
    'siódemka',
    'sedmička',
    'sju',
    'syv',
    'seiska',
  ],
  '6': ['6', 'six', 'sechs', 'seis', 'sei', 'zes', 'szóstka', 'šestka', 'sex', 'seks', 'kutonen'],
  '5': ['5', 'five', 'fünf', 'cinq', 'cinco', 'cinque', 'vijf', 'piątka', 'pětka', 'fem', 'viitonen'],
  '4': ['4', 'four', 'vier', 'quatre', 'cuatro', 'quattro', 'quatro', 'czwórka', 'čtyřka', 'fyra', 'fire', 'nelonen'],
  '3': ['3', 'three', 'drei', 'trois', 'tres', 'tre', 'três', 'drie', 'trójka', 'trojka', 'kolmonen'],
  '2': ['2', 'two', 'deuce', 'zwei', 'deux', 'dos', 'due', 'dois', 'twee', 'dwójka', 'dvojka', 'två', 'to', 'kakkonen'],
};

/** Words between a rank and a suit: "ace of clubs", "as de trèfle". */
export const OF_WORDS: readonly string[] = ['of', 'the', 'de', 'di', 'do', 'da', 'du', 'von', 'der', 'van', 'af', 'av'];
