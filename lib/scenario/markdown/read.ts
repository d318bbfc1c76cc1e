import type { System } from '@/lib/contract/authored';
import type { JsonObject } from '@/lib/kernel/json';
import { headlineOf } from '@/lib/scenario/entry-names';
import { newDraft } from '@/lib/scenario/envelope';
import { type Block, linesOf, readBlocks, type SourceLine } from './blocks';
import { Content } from './content';
import { splitId, unescapeText } from './escape';
import { Findings, type Place, quoted } from './issues';
import { leadOf, type Outline, proseOf } from './outline';
import type { Reference } from './refer';
import { type Entries, type Fields, type Open, type Scope, Scopes } from './scopes';

interface ReadText {
  readonly draft: JsonObject;
  readonly references: readonly Reference[];
  readonly findings: Findings;
  /** The block at the end, if there is one. */
  readonly block: { readonly text: string; readonly line: number } | undefined;
}

/** Language of the fenced block. */
export const FENCE = 'trapdoor';

type Game = Pick<System, 'id' | 'version' | 'blank'>;

/** Reads a scenario’s text into a draft whose entries have no ids yet unless the text gives them. */
export function readText(text: string, system: Game, outline: Outline): ReadText {
  const reader = new Reader(system, outline);
  return reader.read(linesOf(text));
}

class Reader {
  private readonly findings = new Findings();
  private readonly references: Reference[] = [];
  private readonly draft: Open;
  private readonly scopes: Scopes;
  private readonly content: Content;

  constructor(
    game: Game,
    private readonly outline: Outline,
  ) {
    this.draft = structuredClone(newDraft(game)) as unknown as Open;
    this.scopes = new Scopes(this.draft, outline, this.findings);
    this.content = new Content(this.scopes, outline, this.findings, this.references);
  }

  read(lines: readonly SourceLine[]): ReadText {
    const blocks = readBlocks(lines);
    const fence = blocks.find((block) => block.kind === 'fence' && block.info === FENCE);
    const top: Fields = {
      kind: 'fields',
      holder: this.draft,
      parts: this.outline.cover,
      prose: proseOf(this.outline.cover),
    };
    const scopes: { readonly depth: number; readonly scope: Scope }[] = [{ depth: 0, scope: top }];
    const scopeNow = () => scopes.at(-1)?.scope ?? top;
    let content: Block[] = [];
    const flush = () => {
      if (content.length > 0) this.content.fill(scopeNow(), content, lines);
      content = [];
    };
    let hasTitle = false;
    for (const block of blocks) {
      if (block === fence) continue;
      const isInside =
        block.kind === 'heading' && scopeNow().kind === 'value' && block.depth > (scopes.at(-1)?.depth ?? 0);
      if (block.kind !== 'heading' || isInside) {
        content.push(block);
        continue;
      }
      flush();
      if (!hasTitle && block.depth === 1) {
        hasTitle = true;
        this.draft.title = unescapeText(block.text);
        continue;
      }
      while (scopes.length > 1 && (scopes.at(-1)?.depth ?? 0) >= block.depth) scopes.pop();
      scopes.push({ depth: block.depth, scope: this.below(scopeNow(), block) });
    }
    flush();
    const block = fence?.kind === 'fence' ? { text: fence.text, line: fence.line + 1 } : undefined;
    return { draft: this.draft, references: this.references, findings: this.findings, block };
  }

  /** Opens what a heading names. */
  private below(scope: Scope, heading: Block & { readonly kind: 'heading' }): Scope {
    const { text, id } = splitId(heading.text);
    if (scope.kind === 'lost') return scope;
    if (scope.kind === 'entries') {
      const group = id === undefined ? this.scopes.groupOf(scope, text) : undefined;
      return group === undefined ? this.entryScope(scope, text, id, heading) : { ...scope, group };
    }
    if (scope.kind === 'fields') {
      const isTop = scope.parts === this.outline.cover;
      const found =
        id === undefined
          ? ((isTop ? this.scopes.sectionCalled(text) : undefined) ?? this.scopes.find(scope, text))
          : undefined;
      if (found) return found;
      const main = this.scopes.mainOf(scope);
      if (main) return this.below(main, heading);
    }
    this.findings.add(
      'markdown/unknown-heading',
      heading,
      () =>
        `there is no heading ${quoted(text)} here; what stands below it was left out. ${this.scopes.sayNames(scope)}`,
    );
    return { kind: 'lost' };
  }

  private entryScope(scope: Entries, text: string, id: string | undefined, at: Place): Scope {
    const [object] =
      scope.shape.entry.kind === 'object' ? [scope.shape.entry] : [this.scopes.kindIn(scope.shape, text)?.object];
    const holder = object && this.scopes.add(scope, object, id, at);
    if (!holder || !object) return { kind: 'lost' };
    const parts = this.outline.partsOf(object, scope.part.list);
    const lead = leadOf(object, parts);
    const isNamed = lead !== undefined && lead.keys[0] === headlineOf(object);
    if (isNamed) this.content.set(holder, lead, text, at);
    return { kind: 'fields', holder, parts, prose: proseOf(isNamed ? parts.filter((part) => part !== lead) : parts) };
  }
}
