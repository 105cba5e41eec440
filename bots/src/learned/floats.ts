/** Numbers as text: 32 bits each, little-endian, in base 64. */
export function encodeFloats(numbers: ArrayLike<number>): string {
  const bytes = new DataView(new ArrayBuffer(4 * numbers.length));
  for (let i = 0; i < numbers.length; i++) bytes.setFloat32(4 * i, numbers[i] ?? 0, true);
  let text = '';
  for (let i = 0; i < bytes.byteLength; i++) text += String.fromCharCode(bytes.getUint8(i));
  return btoa(text);
}

export function decodeFloats(text: string): Float32Array {
  const raw = atob(text);
  const bytes = new DataView(new ArrayBuffer(raw.length));
  for (let i = 0; i < raw.length; i++) bytes.setUint8(i, raw.charCodeAt(i));
  return Float32Array.from({ length: raw.length / 4 }, (_, i) => bytes.getFloat32(4 * i, true));
}
