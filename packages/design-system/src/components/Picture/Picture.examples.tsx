import type { ComponentExamples } from '../../examples/component-examples.ts'
import { withoutControl } from '../../examples/states-without.ts'
import { samplePictures } from '../../examples/sample-pictures.ts'
import { Picture, pictureShapes } from './Picture.tsx'

export const pictureExamples: ComponentExamples = {
  component: 'Picture',
  summary: 'A picture from the image service in the size and format that the screen needs.',
  useFor: [
    'Pictures from the image service, in the size and format that the screen needs.',
    'Brand marks, padded on a ground.',
  ],
  insteadUse: [{ when: 'It is a small drawing beside words', use: 'Icon' }],
  keyboard: [],
  without: {
    ...withoutControl('A picture'),
    'long-text': 'It has no words of its own; its alternative is not seen.',
    'right-to-left': 'A picture is not mirrored.',
  },
  exceptions: [],
  accessibilityCriteria: [
    { criterion: '1.1.1', says: 'Every picture has a text alternative, empty when it only decorates.' },
    { criterion: '1.4.5', says: 'Words are never in the picture.' },
  ],
  examples: [
    ...pictureShapes.map((shape) => ({
      name: `Shape: ${shape}`,
      render: () => (
        <Picture src={samplePictures.island} alt="A sailing boat at sunset" width={240} height={138} shape={shape} />
      ),
    })),
    {
      name: 'Fluid',
      render: () => (
        <Picture
          src={samplePictures.rail}
          alt="A red train in the hills"
          width={872}
          height={300}
          sizes="100vw"
          widths={[375, 872]}
          fluid
          shape="rounded"
        />
      ),
    },
    {
      name: 'Padded on a background',
      render: () => (
        <Picture
          src={samplePictures.oakMark}
          alt="Oak and Acorn"
          width={112}
          height={112}
          fit="pad"
          background="rgb:ffffff"
        />
      ),
    },
    {
      name: 'Missing',
      state: 'empty',
      render: () => <Picture src="" alt="A picture that could not be had" width={240} height={138} shape="rounded" />,
    },
    {
      name: 'At once',
      render: () => <Picture src={samplePictures.city} alt="A city at night" width={240} height={138} priority />,
    },
  ],
}
