/**
 * Runs tasks, each a function that returns a promise, in their order, and `limit` of them at once. Resolves with what
 * each returned; a task that rejects makes it reject.
 */
export async function sideBySide(tasks, limit) {
  const results = []
  const waiting = [...tasks.entries()]
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, task] = next
      results[index] = await task()
    }
  }
  await Promise.all(Array.from({ length: limit }, worker))
  return results
}
