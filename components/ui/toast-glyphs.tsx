/*
 * Three signs of components/media/glyphs once more, as code: they arrive with the first toast. As server markup they
 * would lie in the data of every page for the few visitors who ever see a toast.
 */
const paths = {
  check:
    "m232.5 80.5-128 128a12 12 0 0 1-17 0l-56-56a12 12 0 1 1 17-17L96 183 215.5 63.5a12 12 0 0 1 17 17",
  warning:
    "M240.3 186.1 152.8 34.2a28.7 28.7 0 0 0-49.6 0L15.7 186.1a28 28 0 0 0 0 27.7A28 28 0 0 0 40.5 228h175a28 28 0 0 0 24.7-14.2 28 28 0 0 0 0-27.7m-20.8 15.7a5 5 0 0 1-4 2.2h-175a5 5 0 0 1-4-2.2 4 4 0 0 1 0-3.7L124 46.2a4.8 4.8 0 0 1 8 0l87.4 151.9a4 4 0 0 1 0 3.7M116 136v-32a12 12 0 0 1 24 0v32a12 12 0 0 1-24 0m28 40a16 16 0 1 1-16-16 16 16 0 0 1 16 16",
  cross:
    "M208.5 191.5a12 12 0 0 1-17 17L128 145l-63.5 63.5a12 12 0 0 1-17-17L111 128 47.5 64.5a12 12 0 0 1 17-17L128 111l63.5-63.5a12 12 0 0 1 17 17L145 128Z",
};

export function ToastGlyph({ name }: { name: keyof typeof paths }) {
  return (
    <svg
      viewBox="0 0 256 256"
      width="1.25em"
      height="1.25em"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
