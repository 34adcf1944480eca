import type { ComponentExamples } from './component-examples.ts'

type Without = ComponentExamples['without']

/** Reasons of what only shows something and takes no focus. */
export function withoutControl(what: string): Without {
  return {
    hover: `${what} takes no pointer.`,
    focus: `${what} takes no focus.`,
    pressed: `${what} cannot be pressed.`,
    disabled: `${what} cannot be switched off.`,
    invalid: `${what} holds no value.`,
    loading: `${what} shows what is there; Skeleton stands in for it before.`,
  }
}

/** Reasons of a tile that is one link. */
export const linkTileWithout: Without = {
  disabled: 'A link that leads nowhere is not shown.',
  invalid: 'It holds no value.',
  loading: 'SkeletonGrid stands in for tiles that are not there yet.',
  empty: 'A tile without a thing to show is not shown; its list is an EmptyState.',
}

/** Keys of a tile that is one link. */
export const linkTileKeys: ComponentExamples['keyboard'] = [
  { keys: 'Tab', does: 'Moves focus to the tile; the ring goes round all of it.' },
  { keys: 'Enter', does: 'Follows its link.' },
]
