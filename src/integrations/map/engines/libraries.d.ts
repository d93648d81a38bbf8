declare module 'maplibre-gl/dist/maplibre-gl-csp.js' {
  export { default } from 'maplibre-gl';
}

declare module 'mapbox-gl/dist/mapbox-gl-csp.js' {
  export { default } from 'mapbox-gl';
}
