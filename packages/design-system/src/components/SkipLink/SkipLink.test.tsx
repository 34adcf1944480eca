import { describeLinkKeys } from '../../../test/link-keys.tsx'
import { skipLinkExamples } from './SkipLink.examples.tsx'

describeLinkKeys(skipLinkExamples)
