import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Area } from './browser-eyes.ts'

/** A picture of the viewport, in CSS pixels. */
export type Picture = { readonly width: number; readonly height: number; readonly data: Uint8Array }

export async function picture(page: Page): Promise<Picture> {
  const png = await page.screenshot({ animations: 'allow', caret: 'hide', scale: 'css' })
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

export type Change = {
  /** Pixels that are another colour. */
  readonly changed: number
  /** Pixels whose two colours have a contrast of 3:1 or more with each other. */
  readonly clear: number
}

/** What differs between two pictures inside an area. */
export function changeBetween(before: Picture, after: Picture, area: Area): Change {
  let changed = 0
  let clear = 0
  for (const at of pixelsOf(before, area)) {
    if (sameColour(before.data, after.data, at)) continue
    changed++
    if (contrast(luminance(before.data, at), luminance(after.data, at)) >= 3) clear++
  }
  return { changed, clear }
}

/** How many pixels of an area stand out by 3:1 from the colour that surrounds it. */
export function standingOut({ width, data }: Picture, area: Area, surround: { x: number; y: number }): number {
  const base = luminance(data, (Math.round(surround.y) * width + Math.round(surround.x)) * 3)
  let count = 0
  for (const at of pixelsOf({ width, height: data.length / 3 / width, data }, area))
    if (contrast(base, luminance(data, at)) >= 3) count++
  return count
}

/** How many points of an outline (3:1 across two pixels, as one between may be soft) the second picture has and the first has not. */
export function newEdges(before: Picture, after: Picture, area: Area): number {
  let count = 0
  for (const at of pixelsOf(after, area))
    for (const step of [6, after.width * 6]) if (isEdge(after, at, step) && !isEdge(before, at, step)) count++
  return count
}

function isEdge({ data }: Picture, at: number, step: number): boolean {
  return at + step < data.length && contrast(luminance(data, at), luminance(data, at + step)) >= 3
}

export function grown({ x, y, width, height }: Area, by: number): Area {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}

function* pixelsOf({ width, height }: Picture, area: Area): Generator<number> {
  const left = Math.max(0, Math.floor(area.x))
  const right = Math.min(width, Math.ceil(area.x + area.width))
  const bottom = Math.min(height, Math.ceil(area.y + area.height))
  for (let y = Math.max(0, Math.floor(area.y)); y < bottom; y++)
    for (let x = left; x < right; x++) yield (y * width + x) * 3
}

function sameColour(a: Uint8Array, b: Uint8Array, at: number): boolean {
  return a[at] === b[at] && a[at + 1] === b[at + 1] && a[at + 2] === b[at + 2]
}

/** Relative luminance as WCAG defines it. */
function luminance(data: Uint8Array, at: number): number {
  return 0.2126 * linear(data[at] ?? 0) + 0.7152 * linear(data[at + 1] ?? 0) + 0.0722 * linear(data[at + 2] ?? 0)
}

function linear(value: number): number {
  const share = value / 255
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
