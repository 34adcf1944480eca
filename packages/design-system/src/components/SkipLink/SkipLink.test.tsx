import { describeLinkKeys } from '#test/link-keys.ts'
import { skipLinkExamples } from './SkipLink.examples.tsx'

describeLinkKeys(skipLinkExamples)
