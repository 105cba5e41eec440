declare module 'virtual:icons/*' {
  const bodies: { readonly [name: string]: string };
  export default bodies;
}
