/** The colors and the front that make all photos of one home belong together. */
export type HomeStyle = {
  front: 'victorian' | 'bungalow' | 'warehouse' | 'cabin' | 'ranch';
  walls: string;
  trim: string;
  roof: string;
  door: string;
  room: string;
  wood: string;
  fabric: string;
  accent: string;
  leaf: string;
};

export const homeStyles = {
  thistledown: {
    front: 'victorian',
    walls: '#7d93a8',
    trim: '#f6efe2',
    roof: '#4a4658',
    door: '#b4533c',
    room: '#e9dfd0',
    wood: '#a9754a',
    fabric: '#5d7a86',
    accent: '#c9683f',
    leaf: '#5f7d5a',
  },
  marrow: {
    front: 'bungalow',
    walls: '#8d9b6c',
    trim: '#f3ead7',
    roof: '#6b4a3a',
    door: '#c98a2e',
    room: '#efe6d3',
    wood: '#8f5d38',
    fabric: '#b5673f',
    accent: '#3f6b66',
    leaf: '#6f8a4c',
  },
  foundry: {
    front: 'warehouse',
    walls: '#a6553f',
    trim: '#2f3440',
    roof: '#3a3f4c',
    door: '#2b5a63',
    room: '#d9d4cc',
    wood: '#9a7350',
    fabric: '#3f4d63',
    accent: '#d9a13c',
    leaf: '#5a7a63',
  },
  heron: {
    front: 'cabin',
    walls: '#7a5a40',
    trim: '#e9dcc3',
    roof: '#2f4a46',
    door: '#c4552f',
    room: '#e4d3b8',
    wood: '#b98a58',
    fabric: '#456a74',
    accent: '#c9772f',
    leaf: '#3f6650',
  },
  quillback: {
    front: 'ranch',
    walls: '#e0cdb0',
    trim: '#ffffff',
    roof: '#7a6a66',
    door: '#2f7f86',
    room: '#efe9df',
    wood: '#c09a6b',
    fabric: '#86a7a3',
    accent: '#d98a6a',
    leaf: '#7f9a5f',
  },
} satisfies Record<string, HomeStyle>;
