import type { Outcome } from './last-run.ts'
import type { Proof } from './proofs.ts'
import type { Requirement } from './requirements.ts'

/** A requirement with all that belongs to it. */
export interface TracedRequirement extends Requirement {
  /** Paths of the pages that use its operations. */
  screens: readonly string[]
  /** Names of the parts of the contract that serve it. */
  operations: readonly string[]
  proofs: readonly Proof[]
  outcome: Outcome | undefined
}

/** Returns a page of one file: every requirement with its source, screens, operations, tests and their result, to be searched. */
export function renderTracePage(requirements: readonly TracedRequirement[]): string {
  const onScreen = requirements.filter((requirement) => provenOn(requirement) === 'screen').length
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Requirements and their proofs</title>
<style>${style}</style>
<h1>Requirements and their proofs</h1>
<p>${requirements.length} lines, ${onScreen} of them proven on a screen.</p>
<p><label>Find <input type="search" id="find" autocomplete="off"></label> <output id="count"></output></p>
<div class="table" role="region" aria-label="Requirements" tabindex="0">
<table>
<thead><tr><th>Id<th>Line<th>Source<th>Proven<th>Last run<th>Screens<th>Contract<th>Tests</thead>
<tbody>
${requirements.map(renderRow).join('\n')}
</tbody>
</table>
</div>
<script>${script}</script>
</html>
`
}

/** What the best proof of a requirement sees. */
export function provenOn({ proofs }: Pick<TracedRequirement, 'proofs'>): Proof['height'] | 'nothing' {
  return (
    (['screen', 'app', 'service'] as const).find((height) => proofs.some((proof) => proof.height === height)) ??
    'nothing'
  )
}

function renderRow(requirement: TracedRequirement): string {
  const { id, text, readings, source, outcome, screens, operations, proofs } = requirement
  const chosen = readings
    .map((reading) => `<p class="reading">${escape(`${reading.id}: ${reading.text}`)}</p>`)
    .join('')
  const tests = proofs.map(
    ({ file, title }) => `<li>${escape(title === '' ? file : title)}<br><small>${escape(file)}</small>`,
  )
  const cells = [
    `<th scope="row">${id}</th><td><p>${escape(text)}</p>${chosen}`,
    escape(source),
    provenOn(requirement),
    outcome === undefined ? 'not run' : outcome.failed > 0 ? `${outcome.failed} failed` : `${outcome.passed} passed`,
    listed(screens),
    listed(operations),
    tests.length === 0 ? '' : `<details><summary>${tests.length}</summary><ul>${tests.join('')}</ul></details>`,
  ]
  return `<tr>${cells[0] ?? ''}</td>${cells
    .slice(1)
    .map((cell) => `<td>${cell}</td>`)
    .join('')}</tr>`
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, 4).map(escape).join('<br>')
  return names.length > 4 ? `${shown}<br>and ${names.length - 4} more` : shown
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

const style = `
body { font: 1rem/1.4 system-ui, sans-serif; margin: 1.5rem; color-scheme: light dark }
.table { overflow-x: auto }
table { border-collapse: collapse; inline-size: 100% }
th, td { text-align: start; vertical-align: top; padding: .4rem .6rem; border-block-end: 1px solid #8886 }
td p { margin: 0; max-inline-size: 45rem } .reading, small { opacity: .8 } ul { margin: 0; padding-inline-start: 1rem }
`

const script = `
const rows = [...document.querySelectorAll('tbody tr')]
const texts = rows.map((row) => row.textContent.toLowerCase())
const find = document.getElementById('find')
const show = () => {
  const words = find.value.toLowerCase().split(/\\s+/)
  let shown = 0
  rows.forEach((row, index) => { row.hidden = !words.every((word) => texts[index].includes(word)); if (!row.hidden) shown++ })
  document.getElementById('count').value = shown + ' lines'
}
find.addEventListener('input', show)
show()
`
