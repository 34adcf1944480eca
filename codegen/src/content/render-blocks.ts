import { capitalised, type ContentModel, linkedTypes } from './content-model.ts'

/** Returns the ids of the content types that stand as blocks in others: where a field takes entries of several types. */
export function blockKinds({ contentTypes }: ContentModel): readonly string[] {
  const choices = contentTypes.flatMap(({ fields }) => fields.map(linkedTypes)).filter((kinds) => kinds.length > 1)
  return [...new Set(choices.flat())].sort()
}

/** The adapter of each kind of block, from its folder. They load together with the entries. */
export function renderAdapters(kinds: readonly string[]): string {
  return [
    ...kinds.map((kind) => `import { ${adapterName(kind)} } from '../${folderOf(kind)}/adapter.ts'`),
    `import type { Adapter, BlockKind } from '../page-block.ts'`,
    '',
    '/** The adapter of each kind of block in the content schema. They load together with the entries. */',
    'export const adapters = {',
    ...kinds.map((kind) => `  ${kind}: ${adapterName(kind)},`),
    '} satisfies { [Kind in BlockKind]: Adapter<Kind> }',
    '',
  ].join('\n')
}

/** Each kind of block, from its folder, and the block for entries of unknown types. */
export function renderBlocks(kinds: readonly string[]): string {
  const all = [...kinds, 'unknown']
  return [
    `import type { Block } from '../define-block.ts'`,
    `import type { Contents } from '../page-block.ts'`,
    ...all.map((kind) => `import { ${kind} } from '../${folderOf(kind)}/block.ts'`),
    '',
    '/** Every kind of block that a composed page may have. */',
    'export const blocks: { [Kind in keyof Contents]: Block<Contents[Kind]> } = {',
    ...all.map((kind) => `  ${kind},`),
    '}',
    '',
  ].join('\n')
}

function adapterName(kind: string): string {
  return `adapt${capitalised(kind)}`
}

function folderOf(kind: string): string {
  return kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
