import type { ComponentExamples } from '../../examples/component-examples.ts'
import { withoutControl } from '../../examples/states-without.ts'
import { samplePictures } from '../../examples/sample-pictures.ts'
import { Prose } from './Prose.tsx'

export const proseExamples: ComponentExamples = {
  component: 'Prose',
  summary: 'Running text from the content service.',
  useFor: ['Legal texts, articles and descriptions that an editor has written.'],
  insteadUse: [
    { when: 'The words are the interface’s own', use: 'Text' },
    { when: 'The document comes as data', use: 'RichText' },
  ],
  keyboard: [],
  without: { ...withoutControl('Prose'), empty: 'A text without words is left out.' },
  exceptions: [],
  accessibilityCriteria: [
    { criterion: '1.3.1', says: 'Headings, lists and tables keep their own markup.' },
    { criterion: '1.4.8', says: 'Lines stay under 80 characters.' },
  ],
  examples: [
    {
      name: 'Everything',
      render: () => (
        <Prose>
          <p>
            Points are <strong>yours</strong> as soon as the partner confirms. <a href="#terms">Read the terms</a>.
          </p>
          <h3>What counts</h3>
          <ul>
            <li>Flights with us</li>
            <li>Stays with partners</li>
          </ul>
          <ol>
            <li>Book</li>
            <li>Go</li>
          </ol>
          <blockquote>
            <p>The best weekend of the year.</p>
          </blockquote>
          <hr />
          <table>
            <tbody>
              <tr>
                <th scope="row">Economy</th>
                <td>1 point a pound</td>
              </tr>
              <tr>
                <th scope="row">Premium</th>
                <td>2 points a pound</td>
              </tr>
            </tbody>
          </table>
          <p>
            <img src={samplePictures.rail} alt="A red train in the hills" width={872} height={500} />
          </p>
        </Prose>
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Prose>
            <p>النقاط لك.</p>
            <ul>
              <li>رحلات</li>
            </ul>
          </Prose>
        </div>
      ),
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Prose>
          <h3>A heading of an article that goes on for longer than one line of any telephone</h3>
          <p>{'Points land within 35 days of your stay. '.repeat(16)}</p>
        </Prose>
      ),
    },
  ],
}
