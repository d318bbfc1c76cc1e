/**
 * Rehype plugin for content/rules: gives sections, steps and rulings the ids by which they are linked ("s7-8", "A37"),
 * links citations within a page, adds a table of contents after the first paragraph, and puts tables in boxes that
 * scroll by themselves. The page around it has the title.
 */
export function rulesPage() {
  return (tree) => {
    const sections = nameSections(tree.children);
    nameRulings(tree);
    const ids = new Set(idsIn(tree));
    linkCitations(tree, ids);
    boxTables(tree);
    tree.children = tree.children.filter(({ tagName }) => tagName !== 'h1');
    const opening = tree.children.findIndex(({ tagName }) => tagName === 'p');
    tree.children.splice(opening + 1, 0, contentsOf(sections));
  };
}

/** Rehype plugin for all pages: code that is wider than the page scrolls in its box, also by keyboard. */
export function scrollingCode() {
  return (tree) => {
    for (const pre of allOf('pre', tree)) pre.properties.tabIndex = 0;
  };
}

const NUMBERED = /^(\d+(?:\.\d+)?)\.? /;
/** "section 7.8", "sections 5.3 and 9", "rulings A59 to A62". */
const CITED = /\b(?:sections?|rulings?) (?:A\d+|\d+(?:\.\d+)?)(?:(?:, | and | to )(?:A\d+|\d+\.\d+|\d+(?![\w.-])))*/gi;
const PART = /A\d+|\d+(?:\.\d+)?/g;
/** Columns from which a table is too wide for a phone. */
const WIDE = 4;

const idOf = (part) => (part.startsWith('A') ? part : `s${part.replace('.', '-')}`);
const element = (tagName, properties, children) => ({ type: 'element', tagName, properties, children });
const text = (value) => ({ type: 'text', value });
const textOf = (node) => node.value ?? (node.children ?? []).map(textOf).join('');

/** Names numbered headings and the steps of lists below them; returns the sections as [id, title, level]. */
function nameSections(nodes) {
  const sections = [];
  const numbered = new Set();
  for (const node of nodes) {
    const number = /^h[23]$/.test(node.tagName) ? NUMBERED.exec(textOf(node))?.[1] : undefined;
    if (number !== undefined) numbered.add(number);
  }
  let section = '';
  for (const node of nodes) {
    if (/^h[23]$/.test(node.tagName)) section = nameHeading(node, sections) ?? section;
    if (node.tagName === 'ol' && section !== '' && !section.includes('.')) nameSteps(node, section, numbered);
  }
  return sections;
}

function nameHeading(heading, sections) {
  const title = textOf(heading);
  const number = NUMBERED.exec(title)?.[1];
  if (number === undefined) return undefined;
  const id = idOf(number);
  heading.properties.id = id;
  sections.push({ id, title, isPart: heading.tagName === 'h3' });
  const [start, ...rest] = heading.children;
  const link = element('a', { href: `#${id}`, className: ['self'] }, [text(number)]);
  heading.children = [link, text(` ${start.value.replace(NUMBERED, '')}`), ...rest];
  return number;
}

/** The steps of a section's lists, as far as nothing else has their number. */
function nameSteps(list, section, numbered) {
  let step = list.properties.start ?? 1;
  for (const item of list.children) {
    if (item.tagName !== 'li') continue;
    const number = `${section}.${step++}`;
    if (numbered.has(number)) continue;
    numbered.add(number);
    item.properties.id = idOf(number);
  }
}

/** Rows that begin with the number of a ruling or a check. */
function nameRulings(node) {
  for (const child of node.children ?? []) {
    if (child.tagName === 'tr') {
      const id = textOf(child.children.find(({ tagName }) => tagName === 'td') ?? text(''));
      if (/^(A|SV)\d+$/.test(id)) child.properties.id = id;
    }
    nameRulings(child);
  }
}

const allOf = (tagName, node) =>
  node.tagName === tagName ? [node] : (node.children ?? []).flatMap((child) => allOf(tagName, child));

const idsIn = (node) => [node.properties?.id, ...(node.children ?? []).flatMap(idsIn)].filter(Boolean);

function linkCitations(node, ids) {
  if (/^(a|code|pre|h[1-3])$/.test(node.tagName) || !node.children) return;
  node.children = node.children.flatMap((child) => (child.type === 'text' ? linked(child.value, ids) : [child]));
  for (const child of node.children) linkCitations(child, ids);
}

function linked(value, ids) {
  const nodes = [];
  let done = 0;
  for (const citation of value.matchAll(CITED)) {
    for (const part of citation[0].matchAll(PART)) {
      const at = citation.index + part.index;
      if (!ids.has(idOf(part[0]))) continue;
      nodes.push(text(value.slice(done, at)), element('a', { href: `#${idOf(part[0])}` }, [text(part[0])]));
      done = at + part[0].length;
    }
  }
  return [...nodes, text(value.slice(done))];
}

/** Tables scroll in their own boxes, also by keyboard. */
function boxTables(tree) {
  let section = '';
  tree.children = tree.children.map((node) => {
    if (/^h[1-3]$/.test(node.tagName)) section = textOf(node);
    if (node.tagName !== 'table') return node;
    const isWide = allOf('th', node).length >= WIDE;
    const className = ['table-box', ...(isWide ? ['wide'] : [])];
    return element('div', { className, role: 'group', ariaLabel: `Table in “${section}”`, tabIndex: 0 }, [node]);
  });
}

function contentsOf(sections) {
  const link = ({ id, title }) => element('a', { href: `#${id}` }, [text(title)]);
  const items = [];
  for (const section of sections) {
    if (!section.isPart) items.push(element('li', {}, [link(section)]));
    else {
      const parent = items.at(-1);
      const list = parent.children[1] ?? element('ul', {}, []);
      list.children.push(element('li', {}, [link(section)]));
      parent.children[1] = list;
    }
  }
  return element('nav', { ariaLabel: 'Contents', className: ['toc'] }, [element('ul', {}, items)]);
}
