import { embedPart } from './embed-part.tsx'

/** What is shown of an embed: words and frames. */
export const LateEmbedFrames = embedPart(() => import('./late/EmbedFrames.tsx').then((module) => module.EmbedFrames))

/** A network's post, in a page of its own. */
export const LatePostFrame = embedPart(() => import('./late/PostFrame.tsx').then((module) => module.PostFrame))
