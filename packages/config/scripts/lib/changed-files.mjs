import { CommandError, PlainError, run } from './steps.mjs'

/**
 * Returns the files that have changed since a commit, with what is not committed and not ignored, and the words for what
 * they are compared with. Without a commit: what is not committed, or else what is not in `main`.
 */
export async function changedFiles(since) {
  if (since !== undefined) return { files: await filesSince(await mergeBase(since)), against: since }
  const uncommitted = await filesSince('HEAD')
  if (uncommitted.length > 0) return { files: uncommitted, against: 'the last commit' }
  const hasMain = await git('rev-parse', '--quiet', '--verify', 'main^{commit}').then(
    () => true,
    () => false,
  )
  return hasMain
    ? { files: await filesSince(await mergeBase('main')), against: 'main' }
    : { files: [], against: 'the last commit' }
}

async function filesSince(commit) {
  const [changed, added] = await Promise.all([
    git('diff', '--name-only', '--no-renames', commit),
    git('ls-files', '--others', '--exclude-standard'),
  ])
  return [...new Set([...lines(changed), ...lines(added)])]
}

/** What others added to that branch since is no change of this one. */
async function mergeBase(commit) {
  try {
    return (await git('merge-base', commit, 'HEAD')).trim()
  } catch (error) {
    if (error instanceof CommandError) throw new PlainError(`There is no commit ${commit} that this branch comes from.`)
    throw error
  }
}

function git(...args) {
  return run('git', ['-c', 'core.quotePath=false', ...args])
}

/** Returns the lines of an output, without the empty one at its end. */
export function lines(output) {
  return output.split('\n').filter((line) => line !== '')
}
