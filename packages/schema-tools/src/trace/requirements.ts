import type { Workspace } from '../usage/workspace.ts'

/** Where the specification stands, a file for each area. */
export const specificationFolder = 'tests/requirements'

/** A line of the specification. */
export interface Requirement {
  /** Such as `CHK-03`, or `CST-07.a` for a part of a line that bundles several facts. */
  id: string
  text: string
  /** Such as `CHK Checkout`. */
  area: string
  /** Sections of the documents that it comes from, such as `000 §2.1`. */
  source: string
  /** What was chosen where those say two things, or nothing; by the ids that the line names. */
  readings: readonly Reading[]
  /** True for a line of which nobody sees anything: a test of a service or a client proves it. */
  isCall: boolean
  /** True for a line that nothing proves yet. */
  isOpen: boolean
  place: { file: string; line: number }
}

export interface Reading {
  /** Such as `CON-30` or `GAP-07`. */
  id: string
  text: string
}

const requirementLine = /^- \*\*([A-Z]{3}-\d{2}(?:\.[a-z]{1,2})?)\*\* (.+?)( \{call\})?( \{open\})?(?: \[([^\]]+)\])?$/
const readingId = /\b(?:CON|GAP)-\d{2}\b/g

/** Returns every line of the specification, in its order. */
export function readRequirements(workspace: Workspace): Requirement[] {
  const readings = new Map(
    linesOf(workspace, `${specificationFolder}/readings.md`).map(({ id, text }) => [id, { id, text }]),
  )
  const files = workspace.list(specificationFolder, /\/[A-Z]{3}\.md$/)
  return files.flatMap((file) => {
    const [heading = ''] = workspace.text(file).split('\n')
    return linesOf(workspace, file).map(({ id, text, isCall, isOpen, source, line }) => ({
      id,
      text,
      area: heading.replace('# ', ''),
      source,
      readings: (text.match(readingId) ?? []).flatMap((each) => readings.get(each) ?? []),
      isCall,
      isOpen,
      place: { file, line },
    }))
  })
}

function linesOf(workspace: Workspace, file: string) {
  return workspace
    .text(file)
    .split('\n')
    .flatMap((text, index) => {
      const [, id, words = '', call, open, source = ''] = requirementLine.exec(text) ?? []
      if (id === undefined) return []
      return [{ id, text: words, isCall: call !== undefined, isOpen: open !== undefined, source, line: index + 1 }]
    })
}
