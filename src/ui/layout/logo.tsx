/** The logo. It is a copy of `public/icons/icon.svg` in the code, so that it is shown at once. */
export function Logo() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="24" height="24" aria-hidden="true">
      <rect width="512" height="512" rx="112" fill="#0f766e" />
      <g fill="none" stroke="#fff" strokeWidth="44" strokeLinecap="round" strokeLinejoin="round">
        <path d="M120 256a136 136 0 0 1 232-96" />
        <path d="M360 88v80h-80" />
        <path d="M392 256a136 136 0 0 1-232 96" />
        <path d="M152 424v-80h80" />
      </g>
      <circle cx="256" cy="256" r="38" fill="#5eead4" />
    </svg>
  );
}
