import type { CDPSession, Page } from '@playwright/test'
import { openEyes } from '../browser-eyes.ts'
import type { Finding, Judge } from '../judge.ts'

type AccessibilityNode = Awaited<ReturnType<typeof readTree>>[number]

const namedRoles = new Set(
  'dialog alertdialog radiogroup listbox menu tree grid meter progressbar image img tablist slider spinbutton'.split(
    ' ',
  ),
)

/** What the browser tells assistive technology: a role and a name for all that takes focus, and references that hold. */
export const namesJudge: Judge = {
  name: 'names',
  criteria: ['1.1.1', '1.3.1', '2.5.3', '4.1.2'],
  judge: async (page, stage) => {
    await openEyes(page)
    const session = await page.context().newCDPSession(page)
    try {
      return [
        ...(await unnamed(session, stage)),
        ...(await otherNames(page, session, stage)),
        ...(await references(page, stage)),
      ]
    } finally {
      await session.detach()
    }
  },
}

async function unnamed(session: CDPSession, stage: string): Promise<readonly Finding[]> {
  const faults: { criterion: string; what: string; node: AccessibilityNode }[] = []
  for (const node of await readTree(session)) {
    if (node.ignored) continue
    const role = String(node.role?.value ?? '')
    const hasName = String(node.name?.value ?? '').trim() !== ''
    const takesFocus = node.properties?.some(({ name, value }) => name === 'focusable' && value.value === true) === true
    if (role === 'RootWebArea' || role === 'Iframe') continue
    if (takesFocus && ['generic', 'none', 'presentation', ''].includes(role)) {
      faults.push({ criterion: '4.1.2', what: 'It takes focus and has no role', node })
    } else if ((takesFocus || namedRoles.has(role)) && !hasName) {
      const criterion = role === 'image' || role === 'img' ? '1.1.1' : '4.1.2'
      faults.push({ criterion, what: `The ${role} has no name`, node })
    }
  }
  const findings: Finding[] = []
  for (const { criterion, what, node } of faults) {
    const where = await inStage(session, node, stage)
    if (where !== undefined) findings.push({ criterion, what, where })
  }
  return findings
}

async function readTree(session: CDPSession) {
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return nodes
}

/** Describes the element of a node, if it is one of the stage's. */
async function inStage(
  session: CDPSession,
  { backendDOMNodeId }: AccessibilityNode,
  stage: string,
): Promise<string | undefined> {
  if (backendDOMNodeId === undefined) return undefined
  const { object } = await session.send('DOM.resolveNode', { backendNodeId: backendDOMNodeId })
  if (object.objectId === undefined) return undefined
  // A box that scrolls takes focus by itself, so that keys can scroll it.
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: object.objectId,
    functionDeclaration: `function (stage) {
      const scrolls = /auto|scroll/.test(getComputedStyle(this).overflow) && !this.hasAttribute('tabindex')
      const isInside = [...document.querySelectorAll(stage)].some((root) => root !== this && root.contains(this))
      return isInside && !scrolls ? globalThis.eyes.describe(this) : undefined }`,
    arguments: [{ value: stage }],
    returnByValue: true,
  })
  return typeof result.value === 'string' ? result.value : undefined
}

/** Who speaks to the computer says what is written there. */
async function otherNames(page: Page, session: CDPSession, stage: string): Promise<readonly Finding[]> {
  const written = await page.evaluate((stage) => {
    const { eyes } = globalThis
    return eyes
      .controls(stage)
      .filter(
        (element) => !element.matches('input, select, textarea, [role=combobox], [role=slider], [role=spinbutton]'),
      )
      .map((element) => {
        element.setAttribute('data-judged-name', '')
        return { text: writtenIn(element), where: eyes.describe(element) }
      })

    function writtenIn(element: Element): string {
      return [...element.childNodes]
        .map((node) => {
          if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
          if (!(node instanceof HTMLElement)) return ''
          const isWritten = eyes.isShown(node) && !eyes.isForReadersOnly(node) && node.ariaHidden !== 'true'
          const gap = getComputedStyle(node).display === 'inline' ? '' : ' '
          return isWritten ? `${gap}${writtenIn(node)}${gap}` : ''
        })
        .join('')
    }
  }, stage)
  const names = await namesOf(session, '[data-judged-name]')
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-judged-name]')) element.removeAttribute('data-judged-name')
  })
  return written.flatMap(({ text, where }, index): Finding[] => {
    const name = names[index]
    // Cards whose whole text is the link are called by their heading, which is what people say.
    if (name === undefined || words(text) === '' || words(text).length > 80 || words(name).includes(words(text)))
      return []
    return [{ criterion: '2.5.3', what: `Its name is “${name}”, and “${text.trim()}” is written on it`, where }]
  })
}

async function namesOf(session: CDPSession, selector: string): Promise<readonly (string | undefined)[]> {
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  const names: (string | undefined)[] = []
  for (const nodeId of nodeIds) {
    const { nodes } = await session.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false })
    const [node] = nodes
    names.push(node === undefined || node.ignored ? undefined : String(node.name?.value ?? ''))
  }
  return names
}

function words(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

async function references(page: Page, stage: string): Promise<readonly Finding[]> {
  return await page.evaluate((stage) => {
    const { eyes } = globalThis
    const referring = [
      'aria-labelledby',
      'aria-describedby',
      'aria-controls',
      'aria-owns',
      'aria-details',
      'aria-errormessage',
    ]
    const popups = new Set(['true', 'false', 'menu', 'listbox', 'tree', 'grid', 'dialog'])
    const canExpand = [
      'button, summary, a[href], [aria-haspopup], [role=button], [role=combobox], [role=link], [role=treeitem]',
      '[role=row], [role=gridcell], [role=menuitem], [role=tab], [role=checkbox], [role=columnheader], select',
    ].join(', ')
    return eyes.within(stage).flatMap((element): Finding[] => {
      const where = eyes.describe(element)
      const found: Finding[] = []
      const expanded = element.getAttribute('aria-expanded')
      const hasPopup = element.getAttribute('aria-haspopup')
      for (const attribute of referring)
        for (const id of (element.getAttribute(attribute) ?? '').split(/\s+/).filter(Boolean)) {
          const targets = [...document.querySelectorAll(`#${CSS.escape(id)}`)]
          const mayBeAway = attribute === 'aria-controls' && expanded !== 'true'
          if (targets.length > 1)
            found.push({
              criterion: '4.1.2',
              what: `${attribute} names an id that ${targets.length} elements have`,
              where,
            })
          else if (targets.length === 0 && !mayBeAway)
            found.push({ criterion: '1.3.1', what: `${attribute} names “${id}”, which is not there`, where })
          const [target] = targets
          if (attribute !== 'aria-controls' || target === undefined) continue
          if (expanded === 'false' && eyes.isShown(target))
            found.push({ criterion: '4.1.2', what: 'It says that what it opens is closed, and it is open', where })
          if (expanded === 'true' && !eyes.isShown(target))
            found.push({ criterion: '4.1.2', what: 'It says that what it opens is open, and it is closed', where })
        }
      if (expanded !== null && (!element.matches(canExpand) || !['true', 'false'].includes(expanded)))
        found.push({ criterion: '4.1.2', what: `aria-expanded="${expanded}" means nothing here`, where })
      if (hasPopup !== null && !popups.has(hasPopup))
        found.push({ criterion: '4.1.2', what: `aria-haspopup="${hasPopup}" is no kind of popup`, where })
      return found
    })
  }, stage)
}
