import type {
  ContentTag,
  LayoutBlock as LayoutEntry,
  PageBlock as PageEntry,
  PageContentBodyEntry,
  RichTextBodyEntry,
  TabBlock as TabEntry,
  UnknownEntry,
} from '@clubhouse/content-client/types'
import type { adapters } from './generated/adapters.ts'
import type { UnknownContent } from './unknown/UnknownBlock.tsx'

/** An entry that editors put on a page, or into a layout, a tab or a text. */
export type BlockEntry = PageEntry | LayoutEntry | TabEntry | PageContentBodyEntry | RichTextBodyEntry
type KnownEntry = Exclude<BlockEntry, UnknownEntry>

/** The kinds of blocks that the content schema has, by the ids of their content types. */
export type BlockKind = KnownEntry['kind']

/** The entry of one kind of block. */
export type EntryOf<Kind extends BlockKind> = Extract<KnownEntry, { kind: Kind }>['entry']

/** Turns the entry of one kind of block into what its component shows. */
export type Adapter<Kind extends BlockKind> = (entry: EntryOf<Kind>, adaptBlock: AdaptBlock) => object

/** Adapts a block that stands inside another one. */
export type AdaptBlock = (entry: BlockEntry) => PageBlock

/** A block of a composed page; an entry of an unknown type keeps its raw data (CNT-20). */
export type PageBlock = BlockOf<keyof Contents>

export type BlockOf<Kind extends keyof Contents> = { [Each in Kind]: BlockBase<Each> & Contents[Each] }[Kind]

/** What the component of each kind shows. */
export type Contents = { [Kind in BlockKind]: ReturnType<(typeof adapters)[Kind]> } & { unknown: UnknownContent }

export type Adapters = {
  [Kind in BlockKind]: (entry: EntryOf<Kind>, adaptBlock: AdaptBlock) => Contents[Kind]
}

interface BlockBase<Kind> {
  /** Of its entry. */
  id: string
  kind: Kind
  /** Who may see it (CNT-24). */
  tags: readonly ContentTag[]
}
