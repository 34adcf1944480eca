import type { ComponentExamples } from '../src/examples/component-examples.ts'
import { describeKeyboard } from './keyboard.ts'
import { describeFollowing, linkTileKeys } from './links.ts'

/** Proves the keys of a component that is one link, and that mouse and touch follow it, on its first example. */
export function describeLinkKeys(of: ComponentExamples) {
  const [first] = of.examples
  if (first === undefined || of.control === undefined) throw new Error(`${of.component} shows no link first`)
  describeKeyboard(of, linkTileKeys(first.render, of.control.name))
  describeFollowing(of.component, first.render, of.control.name)
}
