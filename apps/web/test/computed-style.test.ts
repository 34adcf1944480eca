import { expect, test } from 'vitest'

const markup = `
  <main><h1>Rewards</h1><p>All <a href="#">of <b>them</b></a><br><img alt=""><span>1</span></p></main>
  <div class="Tile_visuallyHidden__1x"><span>For readers</span></div>
  <div hidden><p>Hidden</p><button>In it</button></div>
  <p hidden="until-found">Found</p>
  <div style="display: none"><p>None</p></div>
  <div style="visibility: hidden"><p>Invisible</p><p style="visibility: visible">Visible again</p></div>
  <div style="opacity: 0"><p>Clear</p></div>
  <div style="pointer-events: none"><p>Out of reach</p><p style="pointer-events: auto">In reach</p></div>
  <div style="color: red"><p style="position: fixed; overflow: auto">Fixed</p><p style="overflow-y: scroll">Long</p></div>
  <div><p style="row-gap: 8px">Apart</p><p style="grid-template-columns: 1fr 2fr">Columns</p></div>
  <div style="all: initial"><p>Initial</p></div>
  <dialog>Closed</dialog><dialog open><p>Open</p></dialog><div popover>Popover</div>
  <details><summary>More</summary><p>Details</p></details><details open><summary>Less</summary><p>Details</p></details>
  <form><input><input type="hidden"><input type="checkbox"><label>Label</label><select><option>A</option></select>
  <textarea></textarea><button>Send</button><fieldset><legend>Legend</legend></fieldset></form>
  <table><colgroup><col><col hidden></colgroup><thead hidden><tr><th>H</th></tr></thead><tbody><tr><td>D</td></tr></tbody></table>
  <ul><li>One<ul><li>Two</li></ul></li></ul><dl><dt>T</dt><dd>D</dd></dl>
  <svg><title>Title</title><path></path></svg><template><p>T</p></template><script></script><noscript>N</noscript>`

const properties = [
  ...(['display', 'visibility', 'opacity', 'position', 'pointerEvents'] as const),
  ...(['overflow', 'overflowX', 'overflowY', 'rowGap', 'gridTemplateColumns', 'color'] as const),
]

function styles() {
  return Array.from(document.querySelectorAll('*'), (element) => {
    const style = getComputedStyle(element)
    const read = properties.map((property) => `${property}: ${style[property]}`)
    return [element.outerHTML.slice(0, 60), ...read, style.getPropertyValue('display')].join(' ')
  })
}

test('styles that are computed faster are those of jsdom', () => {
  document.body.innerHTML = markup
  const faster = styles()
  document.body.insertAdjacentHTML('beforeend', '<style>i { color: red }</style>')
  expect(styles().slice(0, faster.length)).toEqual(faster)
  document.body.innerHTML = ''
})

test('a style sheet of the page counts, and what it says is forgotten with it', () => {
  document.body.innerHTML = '<p>Text</p><style>p { display: none }</style>'
  expect(document.querySelector('p')).not.toBeVisible()
  document.querySelector('style')?.remove()
  expect(document.querySelector('p')).toBeVisible()
  document.body.innerHTML = ''
})
