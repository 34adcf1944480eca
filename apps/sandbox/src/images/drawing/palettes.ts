/** Colours of a view outdoors: the sky from top to horizon, land from far to near. */
export interface Palette {
  name: string
  sky: readonly [string, string, string]
  sun: string
  far: string
  mid: string
  near: string
  deep: string
  water: readonly [string, string]
  light: string
  accent: string
  second: string
  dark: string
  isNight?: boolean
}

export const palettes = {
  dawn: { name: 'dawn', sky: ['#6d7fc4', '#f2a9b4', '#ffe3c2'], sun: '#fff3d6', far: '#b98fb8', mid: '#8a6aa3', near: '#55497f', deep: '#362f5c', water: ['#d99bb0', '#7a72b0'], light: '#fff4e6', accent: '#e4002b', second: '#ffb454', dark: '#2b2447' },
  noon: { name: 'noon', sky: ['#3f9be0', '#8fcdf2', '#dff3f8'], sun: '#fffbe0', far: '#8fbfb4', mid: '#5a9f7c', near: '#32794f', deep: '#1f5340', water: ['#5cc0d6', '#1f82b0'], light: '#ffffff', accent: '#e4002b', second: '#ffcf4a', dark: '#17362f' },
  dusk: { name: 'dusk', sky: ['#2f2a6b', '#b0427f', '#ff9d5c'], sun: '#ffd98a', far: '#8f3d7d', mid: '#5f2d70', near: '#3a2059', deep: '#241440', water: ['#e0766b', '#4d2a74'], light: '#ffe9cf', accent: '#ff4d4d', second: '#ffc247', dark: '#1b1033' },
  night: { name: 'night', sky: ['#0d1440', '#21306e', '#5a5fa6'], sun: '#fdf6dc', far: '#394a86', mid: '#27376e', near: '#182452', deep: '#0e173a', water: ['#3b4f94', '#141d4d'], light: '#f7efd8', accent: '#ff4a57', second: '#ffd36b', dark: '#090f2b', isNight: true },
  mint: { name: 'mint', sky: ['#7fd3c4', '#c6efdd', '#fdf6dd'], sun: '#ffd66b', far: '#8cc9b0', mid: '#4ba48f', near: '#1f7a70', deep: '#12544f', water: ['#7fd9cf', '#249a99'], light: '#fffdf2', accent: '#f0433a', second: '#ffc145', dark: '#0c3b3a' },
  terracotta: { name: 'terracotta', sky: ['#f7c08a', '#fcdcb4', '#fff3df'], sun: '#ff8b4a', far: '#e8a079', mid: '#cf6f4c', near: '#9d4632', deep: '#682b26', water: ['#8fc7c4', '#3f8d95'], light: '#fff8ec', accent: '#c8102e', second: '#2f8f83', dark: '#471b1b' },
  lavender: { name: 'lavender', sky: ['#9a8be0', '#d7bdf0', '#ffe1e6'], sun: '#fff0c9', far: '#b79bdc', mid: '#8a6cc4', near: '#5c479b', deep: '#3b2d6e', water: ['#c3a4e6', '#6d5ab8'], light: '#fff6fb', accent: '#e8175d', second: '#ffc65c', dark: '#291f52' },
  golden: { name: 'golden', sky: ['#f6b73c', '#ffd97d', '#fff2c9'], sun: '#fffbe6', far: '#d9b45c', mid: '#a98f3c', near: '#6f6a2b', deep: '#454a22', water: ['#ffd08a', '#c98a3e'], light: '#fffaea', accent: '#c6002b', second: '#2a7f86', dark: '#33361a' },
  rose: { name: 'rose', sky: ['#f58aa0', '#ffc2c4', '#ffeede'], sun: '#fff7e4', far: '#e08fa0', mid: '#bf4f72', near: '#86264f', deep: '#561637', water: ['#ffb3b0', '#c25a80'], light: '#fff6f2', accent: '#d6001f', second: '#ffb545', dark: '#3d0f2a' },
  arctic: { name: 'arctic', sky: ['#5a8fc9', '#b5d8ec', '#f4fbfb'], sun: '#ffffff', far: '#bcd3e3', mid: '#85a9c8', near: '#4a749b', deep: '#27496c', water: ['#9fd0e0', '#3f7fa8'], light: '#ffffff', accent: '#e3122d', second: '#ffb84a', dark: '#18304b' },
  tropic: { name: 'tropic', sky: ['#15a7b8', '#7fdcc9', '#fff0c4'], sun: '#ffe17a', far: '#5fc2a5', mid: '#2c9c7c', near: '#12705f', deep: '#0b4a47', water: ['#3fd0c9', '#0b8fa8'], light: '#fffdf0', accent: '#ff4b3e', second: '#ffb52e', dark: '#083b3d' },
  autumn: { name: 'autumn', sky: ['#e98f5a', '#f8c58a', '#fff0cf'], sun: '#fff2b8', far: '#c9855a', mid: '#b35a33', near: '#7d3a24', deep: '#4d241b', water: ['#f0b27a', '#a65a3c'], light: '#fff6e6', accent: '#b8001f', second: '#f2a71b', dark: '#35170f' },
} as const satisfies Record<string, Palette>
export type PaletteName = keyof typeof palettes

/** Colours of a still life: a wall, a table, and what stands on it. */
export interface Setting {
  name: string
  wall: readonly [string, string]
  arch: string
  table: readonly [string, string]
  accent: string
  second: string
  third: string
  light: string
  dark: string
}

export const settings = {
  blush: { name: 'blush', wall: ['#ffd9d2', '#f9b7b4'], arch: '#ff8f86', table: ['#fff1e6', '#f3d3c2'], accent: '#d6001f', second: '#f5a623', third: '#2f7f79', light: '#fffaf4', dark: '#4a1626' },
  sage: { name: 'sage', wall: ['#dcebd6', '#b4d3b4'], arch: '#7fb08a', table: ['#fbf4e4', '#e6d6b8'], accent: '#d9482b', second: '#f2b544', third: '#2e5e4e', light: '#fffdf5', dark: '#1d3a31' },
  sky: { name: 'sky', wall: ['#d3e9f7', '#a3cdea'], arch: '#5fa6d6', table: ['#fdf3e3', '#e9d0ae'], accent: '#e4002b', second: '#ffc34d', third: '#24568a', light: '#ffffff', dark: '#17304f' },
  sand: { name: 'sand', wall: ['#fcebd0', '#f4cf9c'], arch: '#eb9f58', table: ['#fff8ec', '#eed7b5'], accent: '#c1121f', second: '#2a8c82', third: '#7a3e1d', light: '#fffcf5', dark: '#46230f' },
  lilac: { name: 'lilac', wall: ['#e8ddf7', '#c9b3ea'], arch: '#9877cf', table: ['#fff4ee', '#efd3cc'], accent: '#e11d60', second: '#ffb84d', third: '#4b3a8c', light: '#fffaff', dark: '#2b1f54' },
  lemon: { name: 'lemon', wall: ['#fff3bf', '#ffdf7c'], arch: '#ffb92e', table: ['#fffdf2', '#f3e3b6'], accent: '#d6001f', second: '#1f8a86', third: '#8a5a12', light: '#ffffff', dark: '#45300a' },
  teal: { name: 'teal', wall: ['#1f7f7d', '#0f5a60'], arch: '#f2a65a', table: ['#f6d8b0', '#dba873'], accent: '#ff5a4d', second: '#ffcf5c', third: '#bfe5d8', light: '#fff8ea', dark: '#06343a' },
  berry: { name: 'berry', wall: ['#a81c4a', '#741238'], arch: '#f27a6b', table: ['#ffd9c2', '#eca58f'], accent: '#ffb13d', second: '#ff6f61', third: '#ffe0b8', light: '#fff3e9', dark: '#3b0a22' },
  ink: { name: 'ink', wall: ['#2b3467', '#1a2048'], arch: '#5d6bc0', table: ['#d9cdf0', '#a99bd6'], accent: '#ff5d5d', second: '#ffd166', third: '#8fd3e8', light: '#fbf7ff', dark: '#0f1330' },
  brick: { name: 'brick', wall: ['#e2725b', '#c24a3c'], arch: '#ffc29a', table: ['#fff0dd', '#f3cfa6'], accent: '#8c0f2a', second: '#ffd27a', third: '#1f5c62', light: '#fffaf0', dark: '#43130f' },
} as const satisfies Record<string, Setting>
export type SettingName = keyof typeof settings
