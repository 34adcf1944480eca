/** Drawn on a 24 px grid with a 2 px round stroke; `fill` marks the solid ones. */
export const iconPaths = {
  chevronLeft: { d: 'M15 5l-7 7 7 7' },
  chevronRight: { d: 'M9 5l7 7-7 7' },
  chevronDown: { d: 'M5 9l7 7 7-7' },
  chevronUp: { d: 'M5 15l7-7 7 7' },
  close: { d: 'M6 6l12 12M18 6L6 18' },
  menu: { d: 'M4 7h16M4 12h16M4 17h16' },
  person: { d: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6' },
  points: { d: 'M12 3.5l2.6 5.3 5.9.850-4.25 4.15 1 5.85L12 16.9l-5.25 2.75 1-5.85L3.5 9.65l5.9-.85z' },
  gift: {
    d: 'M4 11h16v9.5H4zM3 7h18v4H3zM12 7v13.5M12 7c-1.5-4.5-6-4.5-6-1.8C6 6.6 8 7 12 7zm0 0c1.5-4.5 6-4.5 6-1.8C18 6.6 16 7 12 7z',
  },
  check: { d: 'M4.5 12.5l5 5 10-11' },
  info: { d: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.5v.1' },
  warning: { d: 'M12 4L2.5 20h19zM12 10v4.5M12 17.3v.1' },
  error: { d: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v6M12 16.5v.1' },
  external: { d: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6' },
  copy: { d: 'M9 9h11v11H9zM15 9V4H4v11h5' },
  refresh: { d: 'M20 12a8 8 0 1 1-2.3-5.6L20 8.5M20 3.5v5h-5' },
  search: { d: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM15.7 15.7L21 21' },
  heart: { d: 'M12 20.5C5 15.5 3 12.4 3 9a4.7 4.7 0 0 1 9-2 4.7 4.7 0 0 1 9 2c0 3.4-2 6.5-9 11.5z' },
  heartFilled: { d: 'M12 20.5C5 15.5 3 12.4 3 9a4.7 4.7 0 0 1 9-2 4.7 4.7 0 0 1 9 2c0 3.4-2 6.5-9 11.5z', fill: true },
  plus: { d: 'M12 5v14M5 12h14' },
  minus: { d: 'M5 12h14' },
  pause: { d: 'M8.5 5v14M15.5 5v14' },
  play: { d: 'M7 4.5l12 7.5-12 7.5z' },
  question: { d: 'M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.100-1.500 2.300M12 18v.1' },
  clock: { d: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.500 2' },
  filter: { d: 'M4 6h16M7 12h10M10 18h4' },
  arrowRight: { d: 'M4 12h16M14 6l6 6-6 6' },
  calendar: { d: 'M4 6h16v14H4zM4 10.5h16M8 3.5V7M16 3.5V7' },
  location: {
    d: 'M12 21c5-5.5 7-8.5 7-11.5a7 7 0 1 0-14 0c0 3 2 6 7 11.5zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  },
  share: { d: 'M12 15V4M8 7.5L12 3.5l4 4M6 12H5v8.5h14V12h-1' },
  lock: { d: 'M5 11h14v9.5H5zM8 11V8a4 4 0 0 1 8 0v3' },
  facebook: {
    d: 'M13.5 21.5v-8h2.8l.5-3.3h-3.3V8.2c0-1 .4-1.7 1.8-1.7h1.6v-3c-.4 0-1.4-.1-2.4-.1-2.6 0-4.2 1.5-4.2 4.3v2.5H7.5v3.3h2.8v8z',
    fill: true,
  },
  instagram: {
    d: 'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 15.8a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6zM16.9 7.2v-.1',
  },
  x: { d: 'M4 4l16 16M20 4L4 20M4 4h4l12 16h-4z' },
  youtube: { d: 'M5 6.5h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM10.5 9.5l4.5 2.5-4.5 2.5z' },
} as const satisfies Record<string, { d: string; fill?: boolean }>

export type IconName = keyof typeof iconPaths
export const iconNames = Object.keys(iconPaths) as readonly IconName[]
