import { basename } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import type { Plugin } from 'vite'

type Indexers = Exclude<StorybookConfig['experimental_indexers'], undefined>

const examplesFile = /\/(\w+)\.examples\.tsx$/

/** Each list of examples has two stories: its page, and any one example alone, by its name. */
export const componentIndexers: Indexers = (existing = []) => [
  ...existing,
  {
    test: examplesFile,
    createIndex: async (fileName) =>
      await Promise.resolve(
        (['Guide', 'Example'] as const).map((exportName) => ({
          type: 'story' as const,
          importPath: fileName,
          exportName,
          title: `Components/${componentOf(fileName)}`,
          tags: [exportName.toLowerCase()],
        })),
      ),
  },
]

/** Gives a list of examples the exports that the gallery looks for, so that no component needs a file for them. */
export function componentStories(): Plugin {
  return {
    name: 'component-stories',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?')[0] ?? id
      if (!examplesFile.test(file)) return undefined
      const component = componentOf(file)
      const examples = `${component.charAt(0).toLowerCase()}${component.slice(1)}Examples`
      return `${code}
import { ExamplesPage } from '../../examples/ExamplesPage.tsx'
import { SingleExample } from '../../examples/SingleExample.tsx'
import transcripts from '../../../conformance/generated/transcripts.json'
import results from '../../../conformance/generated/results.json'
import { api as componentApi } from 'virtual:component-api/${component}'
export default { title: 'Components/${component}' }
export const Guide = { render: () => <ExamplesPage of={${examples}} api={componentApi} transcript={transcripts.${component} ?? {}} results={results.components.${component}} /> }
export const Example = { args: { name: ${examples}.examples[0].name }, render: ({ name }) => <SingleExample of={${examples}} name={name} /> }
`
    },
  }
}

function componentOf(fileName: string): string {
  return basename(fileName, '.examples.tsx')
}
