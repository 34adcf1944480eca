import sharp from 'sharp'
import type { ImageOptions } from './image-options.ts'

/** A drawing and the size that it was drawn for. */
export interface Source {
  svg: string
  width: number
  height: number
}

// One thread a picture: the sandbox shares its machine with a browser, and sharp's own cache only costs memory.
sharp.cache(false)
sharp.concurrency(1)

/** Draws a source in the wanted size and format. */
export async function renderImage({ svg, width, height }: Source, options: ImageOptions): Promise<Buffer> {
  const scale = wantedScale(width, height, options)
  // Drawn at the size that is asked for, rather than drawn small and blown up.
  let image = sharp(Buffer.from(svg), { density: Math.min(2400, Math.max(1, 72 * scale)), limitInputPixels: 4e7 })
  if (options.width || options.height) {
    image = image.resize({
      ...(options.width && { width: options.width }),
      ...(options.height && { height: options.height }),
      fit: options.fit,
      background: options.background ?? { r: 0, g: 0, b: 0, alpha: 0 },
    })
  }
  if (options.background || options.format === 'jpg')
    image = image.flatten({ background: options.background ?? '#ffffff' })
  switch (options.format) {
    case 'webp':
      return image.webp({ quality: webpQuality(options.quality), effort: 3 }).toBuffer()
    case 'avif':
      return image.avif({ quality: Math.round(options.quality * 0.7), effort: 1 }).toBuffer()
    case 'jpg':
      return image.jpeg({ quality: options.quality }).toBuffer()
    case 'png':
      return image.png({ compressionLevel: 7 }).toBuffer()
  }
}

function wantedScale(width: number, height: number, options: ImageOptions): number {
  const across = options.width === undefined ? undefined : options.width / width
  const down = options.height === undefined ? undefined : options.height / height
  if (across !== undefined && down !== undefined)
    return options.fit === 'contain' ? Math.min(across, down) : Math.max(across, down)
  return across ?? down ?? 1
}

/** Flat drawings look the same well below the quality that photographs need. */
function webpQuality(asked: number): number {
  return Math.max(1, Math.round(asked * 0.88))
}
