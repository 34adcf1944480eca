/**
 * A lint plugin with one rule: style sheets take colours, sizes, times, breakpoints and layers from the tokens. What is
 * relative to something else (`%`, `em`, `fr`, `dvh`) is free.
 */

const rawValues = [
  { kind: 'colour', pattern: /#[0-9a-f]{3,8}\b|\b(?:rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch|color)\(/i },
  { kind: 'colour', pattern: /^(?:white|black|red|green|blue|gr[ae]y|orange|yellow|pink|purple|silver|navy)$/i },
  { kind: 'size', pattern: /(?<![\w.#-])-?\d*\.?\d+(?:px|rem|pt|cm|mm|in)\b/ },
  { kind: 'time', pattern: /(?<![\w.#-])\d*\.?\d+m?s\b/ },
  { kind: 'breakpoint', pattern: /\((?:min|max)-(?:width|height|inline-size)|\((?:width|inline-size)\s*[<>]/ },
]

/** Properties whose plain number is a number, and not pixels. */
const plainNumbers = new Set([
  'opacity',
  'flex',
  'flexGrow',
  'flexShrink',
  'order',
  'columns',
  'scale',
  // In the units of the drawing.
  'strokeWidth',
  'strokeOpacity',
  'WebkitLineClamp',
  'animationIterationCount',
  'gridRow',
  'gridColumn',
  'gridColumnStart',
  'gridColumnEnd',
  'gridRowStart',
  'aspectRatio',
])

const noRawValue = {
  meta: {
    type: 'problem',
    docs: { description: 'Colours, sizes, times, breakpoints and layers come from the tokens of themes/.' },
    schema: [],
  },
  create(context) {
    const report = (node, kind, value) =>
      context.report({ node, message: `Raw ${kind} \`${value}\`: take a token of themes/, or add one.` })
    const check = (node, value) => {
      const found = rawValues.find(({ pattern }) => pattern.test(value))
      if (found !== undefined) report(node, found.kind, value)
    }
    return {
      Literal(node) {
        if (node.parent?.type === 'ImportDeclaration') return
        if (typeof node.value === 'string') check(node, node.value)
        if (typeof node.value === 'number') checkNumber(node, node.value)
      },
      TemplateElement(node) {
        check(node, node.value.raw)
      },
    }

    function checkNumber(node, value) {
      const property = node.parent?.type === 'UnaryExpression' ? node.parent.parent : node.parent
      if (property?.type !== 'Property' || property.computed) return
      const name = property.key.name ?? property.key.value
      if (name === 'zIndex') report(node, 'layer', String(value))
      else if (value !== 0 && !plainNumbers.has(name)) report(node, 'size', `${name}: ${value}`)
    }
  },
}

export default { meta: { name: 'design-tokens' }, rules: { 'no-raw-value': noRawValue } }
