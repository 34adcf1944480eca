import type { Visit } from '../browser.ts'

/** What a page was like in the frames in which it scrolled. */
export interface ScrollFrames {
  /** Milliseconds from each frame to the next. */
  times: number[]
  /** Elements in the document, at most. */
  nodes: number
  /** Frames in which some of the list in the window was not drawn yet. */
  blank: number
}

interface Recorder {
  stop: () => ScrollFrames
}

/** Pixels in a second: as far as a wheel is turned by somebody who is in a hurry. */
const speed = 6000
/** Pixels until it is looked where the page is. */
const stretch = 12_000

/** Turns the wheel until the row is drawn or the page has come to its end, and watches every frame. */
export async function scrollToRow({ page, devtools }: Visit, row: number): Promise<ScrollFrames> {
  await page.evaluate(startRecording)
  const { x, y } = await page.evaluate(() => ({ x: window.innerWidth / 2, y: window.innerHeight / 2 }))
  while (!(await page.evaluate(isThere, row)))
    await devtools.send('Input.synthesizeScrollGesture', {
      x,
      y,
      yDistance: -stretch,
      speed,
      gestureSourceType: 'mouse',
    })
  return page.evaluate(() => (window as unknown as { recorder: Recorder }).recorder.stop())
}

/** In the page: a list that still grows is not at its end. */
function isThere(row: number): boolean {
  const rows = [...document.querySelectorAll('main [data-index]')]
  if (rows.some((each) => Number(each.getAttribute('data-index')) >= row)) return true
  const isGrowing = [...document.querySelectorAll('main button')].some(({ textContent }) => textContent === 'Load more')
  return !isGrowing && window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2
}

/** In the page. */
function startRecording(): void {
  const times: number[] = []
  let nodes = 0
  let blank = 0
  let last = { time: 0, top: window.scrollY }
  let isOver = false
  const elements = document.getElementsByTagName('*')
  const isUndrawn = () =>
    [...document.querySelectorAll('main ul > li[aria-hidden="true"]')].some((room) => {
      const { top, bottom } = room.getBoundingClientRect()
      return bottom > 0 && top < window.innerHeight
    })
  const frame = (time: number) => {
    if (isOver) return
    if (window.scrollY !== last.top) {
      times.push(time - last.time)
      if (isUndrawn()) blank++
    }
    last = { time, top: window.scrollY }
    nodes = Math.max(nodes, elements.length)
    requestAnimationFrame(frame)
  }
  requestAnimationFrame((time) => {
    last.time = time
    requestAnimationFrame(frame)
  })
  const recorder: Recorder = {
    stop() {
      isOver = true
      return { times, nodes, blank }
    },
  }
  Object.assign(window, { recorder })
}
