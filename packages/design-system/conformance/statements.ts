/** How a criterion was judged: by which judges of the audit, by which tests, and what can be said of it in words. */
export type Statement = {
  readonly criterion: string
  /** `not-applicable` for what no component can break; never lowered by results, for no judge speaks of it. */
  readonly level: 'supports' | 'partially-supports' | 'not-applicable'
  readonly says: string
  /** Files that prove it, besides the judges of the audit; paths from the root of the repository. */
  readonly evidence: readonly string[]
}

const keyboardTests = 'packages/design-system/src/components/*/*.test.tsx (a test for each row of each keyboard table)'
const transcripts = 'packages/design-system/test/transcripts.test.tsx'
const contrast = 'packages/design-system/src/themes/contrast.test.ts'
const media = 'No component plays sound or moving pictures.'
const whole = 'Belongs to a whole page or site; the design system has the parts for it.'

/** A row for each success criterion of WCAG 2.2, levels A and AA. */
export const statements: readonly Statement[] = [
  supports(
    '1.1.1',
    'Pictures take a text alternative or are marked as decoration; icons are silent beside words; codes have a name.',
    [transcripts],
  ),
  notApplicable('1.2.1', media),
  notApplicable('1.2.2', media),
  notApplicable('1.2.3', media),
  notApplicable('1.2.4', media),
  notApplicable('1.2.5', media),
  supports(
    '1.3.1',
    'Headings, lists, tables, groups and fields are what they look like; help and errors are tied to their fields.',
    [transcripts],
  ),
  supports('1.3.2', 'The order in the document is the order that is seen, in both directions of writing.', [
    transcripts,
  ]),
  supports(
    '1.3.3',
    'No component gives an instruction by shape, place or sound alone; the words come from the product.',
    [],
  ),
  supports('1.3.4', 'No component asks for an orientation.', []),
  supports(
    '1.3.5',
    'Fields take the autocomplete token of what they ask for; the date of birth has its own three.',
    [],
  ),
  supports(
    '1.4.1',
    'Errors, states and tones have words or signs besides their colour; links in running text are underlined.',
    [contrast],
  ),
  notApplicable('1.4.2', media),
  supports(
    '1.4.3',
    'Each pair of colours that a component may use has 4.5:1 in every brand and scheme, and 7:1 when more contrast is asked for.',
    [contrast],
  ),
  supports('1.4.4', 'Each example stays readable and usable with text at 200 %.', []),
  supports('1.4.5', 'Text is text. Logos are pictures, as the criterion allows.', []),
  supports(
    '1.4.10',
    'No example scrolls sideways at 320 px, except tables, tab lists, chips and carousels, which scroll in their own frame.',
    ['tests/accessibility/components.e2e.ts'],
  ),
  supports('1.4.11', 'Outlines of controls, focus, icons and states have 3:1.', [contrast]),
  supports('1.4.12', 'Nothing is cut off with the text spacing of the criterion.', [
    'tests/accessibility/components.e2e.ts',
  ]),
  supports(
    '1.4.13',
    'What opens by pointing or focus can be pointed at, dismissed by Escape, and stays until it is left.',
    ['packages/design-system/src/components/Tooltip/Tooltip.test.tsx'],
  ),
  supports('2.1.1', 'Each control works by keyboard as its pattern says; each promised key has a test.', [
    keyboardTests,
  ]),
  supports(
    '2.1.2',
    'Tab leaves each example again; dialogs and sheets keep focus inside and leave by Escape or their close button.',
    [keyboardTests],
  ),
  supports('2.1.4', 'No component listens to a single character outside of its own focus.', []),
  supports('2.2.1', 'Toasts wait while they are pointed at or focused; what they say is never only there.', [
    'packages/design-system/src/components/ToastRegion/ToastRegion.test.tsx',
  ]),
  supports(
    '2.2.2',
    'The carousel that moves by itself has a pause button and rests under the pointer, under focus and with reduced motion.',
    ['packages/design-system/src/components/Carousel/Carousel.test.tsx'],
  ),
  supports('2.3.1', 'Nothing flashes.', []),
  supports('2.4.1', 'SkipLink leads past what repeats; landmarks and headings do the same.', [
    'packages/design-system/src/components/SkipLink',
  ]),
  notApplicable('2.4.2', whole),
  supports('2.4.3', 'Focus goes in reading order, into what opens and back to where it came from.', [keyboardTests]),
  supports('2.4.4', 'A link is named by its words; tiles are named by their title.', [transcripts]),
  notApplicable('2.4.5', whole),
  supports('2.4.6', 'Headings and labels are required props: a component without one does not compile.', [
    'packages/design-system/test/documentation.test.ts',
  ]),
  supports('2.4.7', 'Focus is a dark and a light ring together, at least 2 px wide, and Highlight in forced colours.', [
    contrast,
  ]),
  supports('2.4.11', 'What takes focus is scrolled clear of sticky headers and of what lies over the page.', []),
  supports('2.5.1', 'All that can be swiped has buttons as well.', [
    'packages/design-system/src/components/Carousel/Carousel.test.tsx',
  ]),
  supports('2.5.2', 'Controls act when the pointer is let go, and not when it has been moved away.', []),
  supports('2.5.3', 'The visible words are in the name, at its start.', [transcripts]),
  notApplicable('2.5.4', 'Nothing is operated by moving the device.'),
  supports('2.5.7', 'Nothing needs to be dragged: what can be dragged has buttons.', []),
  supports('2.5.8', 'Targets are 44 px where the layout allows and never under 24, but for links inside sentences.', [
    'tests/accessibility/components.e2e.ts',
  ]),
  notApplicable('3.1.1', whole),
  supports('3.1.2', 'Components keep the language that they stand in, and take no words of their own.', []),
  supports('3.2.1', 'Focus alone opens nothing but tooltips.', [keyboardTests]),
  supports(
    '3.2.2',
    'Choosing a value changes the value; what follows is up to the product. Tabs show their panel, as their pattern says.',
    [keyboardTests],
  ),
  notApplicable('3.2.3', whole),
  supports('3.2.4', 'One component for one thing: the same looks, role and behaviour everywhere.', []),
  notApplicable('3.2.6', whole),
  supports('3.3.1', 'Errors are words, tied to their field, and listed in a summary that takes focus.', [
    'packages/design-system/src/components/Form/Form.test.tsx',
  ]),
  supports('3.3.2', 'A label is a required prop and always seen; help stands before the field.', [transcripts]),
  supports('3.3.3', 'An error has room for what to do; the words come from the product.', []),
  supports(
    '3.3.4',
    'Dialog has a form that must be answered, for what cannot be undone; whether it is used is up to the product.',
    ['packages/design-system/src/components/Dialog/Dialog.test.tsx'],
  ),
  supports('3.3.7', 'Fields take autocomplete tokens and keep what was typed; the rest is up to the product.', []),
  supports('3.3.8', 'Fields allow pasting and password managers.', []),
  supports('4.1.2', 'Each control has the role, name, state and value that its pattern asks for.', [transcripts]),
  supports(
    '4.1.3',
    'What changes without taking focus is said through a live region: counts, results, waiting, success.',
    [transcripts],
  ),
]

/** What no run here can tell; said in the report as it is. */
export const notTested: readonly string[] = [
  'Real screen readers: NVDA, JAWS, Narrator, VoiceOver on macOS and iOS, TalkBack. Names, roles and states were read from the accessibility tree of Chromium and by a virtual screen reader, which speaks as the specifications say and not as each product does.',
  'Speech input (Dragon, Voice Control), switch access, eye tracking and screen magnifiers.',
  'Other browsers than Chromium: no run in Firefox or Safari.',
  'Contrast themes of Windows on Windows: forced colours were emulated by Chromium.',
  'Touch on real devices: touch was emulated.',
  'People with disabilities: no session with users was held.',
]

function supports(criterion: string, says: string, evidence: readonly string[]): Statement {
  return { criterion, level: 'supports', says, evidence }
}

function notApplicable(criterion: string, says: string): Statement {
  return { criterion, level: 'not-applicable', says, evidence: [] }
}
